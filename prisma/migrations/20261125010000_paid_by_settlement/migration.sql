-- Claims that were settled with an evening are paid without a way that anybody chose.
ALTER TYPE "payment_method" ADD VALUE 'settlement';
