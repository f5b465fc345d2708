-- CreateTable
CREATE TABLE "newsletter_signup" (
    "id" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "is_business_early_access" BOOLEAN NOT NULL DEFAULT false,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "confirmed_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "newsletter_signup_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "newsletter_signup_email_key" ON "newsletter_signup"("email");
