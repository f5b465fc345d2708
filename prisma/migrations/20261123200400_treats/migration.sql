-- AlterTable
ALTER TABLE "claim" ADD COLUMN "treated_guest_id" TEXT,
ADD COLUMN "treated_name" TEXT;

-- AddForeignKey
ALTER TABLE "claim" ADD CONSTRAINT "claim_treated_guest_id_fkey" FOREIGN KEY ("treated_guest_id") REFERENCES "guest"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- CreateIndex
CREATE INDEX "claim_treated_guest_id_idx" ON "claim"("treated_guest_id");

-- Whose part it is has a guest and a name, or nobody is treated.
ALTER TABLE "claim"
  ADD CONSTRAINT "claim_treated_is_whole" CHECK (("treated_guest_id" IS NULL) = ("treated_name" IS NULL));
