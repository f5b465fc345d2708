-- Whether push messages say names and amounts. Off also for those who have saved preferences: nobody was asked before.
ALTER TABLE notification_preferences ADD COLUMN push_details boolean NOT NULL DEFAULT false;
