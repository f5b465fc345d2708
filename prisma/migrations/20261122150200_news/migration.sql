-- CreateTable
CREATE TABLE "receipt_news" (
    "receipt_id" TEXT NOT NULL,
    "since_version" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "look_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "receipt_news_pkey" PRIMARY KEY ("receipt_id")
);

-- CreateIndex
CREATE INDEX "receipt_news_look_at_idx" ON "receipt_news"("look_at");

-- AddForeignKey
ALTER TABLE "receipt_news" ADD CONSTRAINT "receipt_news_receipt_id_fkey" FOREIGN KEY ("receipt_id") REFERENCES "receipt"("id") ON DELETE CASCADE ON UPDATE CASCADE;
