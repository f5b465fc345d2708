FAIRTAB="${FAIRTAB:-{{origin}}}"
field() { sed -n "s/.*\"$1\":\"\([^\"]*\)\".*/\1/p"; }

# Two programs without an account. A token is shown once, so keep it.
PRIYA=$(curl -sS -X POST "$FAIRTAB/api/guests" | field token)
ANA=$(curl -sS -X POST "$FAIRTAB/api/guests" | field token)

# Priya makes a bill. Everybody who has its id may claim on it.
BILL=$(curl -sS "$FAIRTAB/api/shared-receipts" \
  -H "Authorization: Bearer $PRIYA" -H 'Content-Type: application/json' \
  -d '{"restaurantName":"Casa Nacho","hostName":"Priya","items":[{"name":"Nachos","price":"10.00","quantity":3}],"tax":"1.50","tip":"6.00"}' \
  | field id)
echo "Everybody else opens $FAIRTAB/live-receipt/$BILL"

# Ana had one of the three.
curl -sS "$FAIRTAB/api/shared-receipts/$BILL/claims" \
  -H "Authorization: Bearer $ANA" -H 'Content-Type: application/json' -H 'Idempotency-Key: anas-first-claim-on-this-bill' \
  -d '{"itemIndex":0,"claimerName":"Ana","units":1}' >/dev/null

# Priya reads what happened.
curl -sS "$FAIRTAB/api/shared-receipts/$BILL/changes" -H "Authorization: Bearer $PRIYA"
