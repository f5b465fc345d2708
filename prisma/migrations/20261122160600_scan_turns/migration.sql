-- Scans are read in turn: everybody's first one before anybody's second one.
ALTER TABLE "scan" ADD COLUMN "sender" BYTEA;
ALTER TABLE "scan" ADD COLUMN "turn" INTEGER NOT NULL DEFAULT 1;
CREATE INDEX "scan_sender_idx" ON "scan"("sender");
