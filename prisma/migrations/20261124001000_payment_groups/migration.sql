-- Several receipts of one host may be paid with one sum. The payments on them have the same group.
ALTER TABLE "payment" ADD COLUMN "group_id" TEXT;
