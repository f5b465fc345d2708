-- CreateEnum
CREATE TYPE "account_job_kind" AS ENUM ('export');

-- CreateEnum
CREATE TYPE "account_job_state" AS ENUM ('waiting', 'running', 'done', 'failed');

-- CreateTable
CREATE TABLE "account_job" (
    "id" TEXT NOT NULL,
    "user_id" TEXT NOT NULL,
    "kind" "account_job_kind" NOT NULL,
    "state" "account_job_state" NOT NULL DEFAULT 'waiting',
    "done" INTEGER NOT NULL DEFAULT 0,
    "total" INTEGER,
    "problem" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "finished_at" TIMESTAMPTZ(3),

    CONSTRAINT "account_job_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "account_job_done_of_total" CHECK ("done" >= 0 AND "done" <= coalesce("total", "done")),
    CONSTRAINT "account_job_problem_when_failed" CHECK (("problem" IS NOT NULL) = ("state" = 'failed')),
    CONSTRAINT "account_job_finished_when_over" CHECK (("finished_at" IS NOT NULL) = ("state" IN ('done', 'failed')))
);

-- CreateIndex
CREATE INDEX "account_job_user_id_created_at_idx" ON "account_job"("user_id", "created_at");

-- AddForeignKey
ALTER TABLE "account_job" ADD CONSTRAINT "account_job_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "account"("id") ON DELETE CASCADE ON UPDATE CASCADE;
