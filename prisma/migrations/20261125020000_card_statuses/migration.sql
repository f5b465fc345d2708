-- A card was charged in Fairtab, and the money went back. New values cannot be used in the transaction that adds them, so the
-- constraint that names them follows in the next migration.
ALTER TYPE "payment_status" ADD VALUE 'charged';
ALTER TYPE "payment_status" ADD VALUE 'refunded';
