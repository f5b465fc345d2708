-- AlterTable
ALTER TABLE "mail" ADD COLUMN "letter" JSONB;
