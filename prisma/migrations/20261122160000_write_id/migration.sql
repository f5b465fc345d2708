-- The random id of the write that made the present version. Two databases that were one until a failover may both reach
-- version 9, with different contents; the id tells them apart. Receipts from before have the same empty id until their next write.
ALTER TABLE "receipt" ADD COLUMN "write_id" TEXT NOT NULL DEFAULT '';
