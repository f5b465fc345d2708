//     nobody guest otherAccount diner host expired
const ALL = 'yes yes yes yes yes yes';

/**
 * A fact says no more than its sentence, so whoever may read the trail may read all of it. Addresses, handles and keys of
 * accounts have no place in a fact.
 */
export const FACT_ROWS = {
  AccountDeletedFact: { by: ALL },
  AddressesForgottenFact: { by: ALL },
  BillEditedFact: { 'by currencyChange parts serviceChargePercent serviceChargeRate totalChange': ALL },
  BillSplitByItemFact: { by: ALL },
  BillSplitEvenlyFact: { 'by peopleCount': ALL },
  CardPaidFact: { 'amount by payers paymentId': ALL },
  CardRefundedFact: { 'amount by payers paymentId': ALL },
  CardReturnedFact: { 'amount by payers paymentId': ALL },
  CardTakenBackFact: { 'amount by payers paymentId': ALL },
  ClaimCancelledFact: { 'by claimId claimer item': ALL },
  ClaimReopenedFact: { 'by claimId claimer item': ALL },
  ClaimsTakenOverFact: { 'amount by claimIds from': ALL },
  ClaimsTreatedFact: { 'amount by claimIds payers treated': ALL },
  DebtNettedFact: { 'amount by payers paymentId': ALL },
  EveningSettledFact: { 'amount by evening payers paymentId': ALL },
  GuestSignedInFact: { by: ALL },
  HouseholdAskedFact: { 'asked by': ALL },
  HouseholdJoinedFact: { 'by others': ALL },
  HouseholdLeftFact: { by: ALL },
  ItemAddedFact: { 'amount by item quantity': ALL },
  ItemClaimedFact: { 'amount by claimId item quantity splitCount units': ALL },
  ItemUnclaimedFact: { 'by claimId claimer item': ALL },
  NamelessFact: { 'by changeKind': ALL },
  PaymentAcceptedFact: { 'amount by payers paymentId': ALL },
  PaymentConfirmedFact: { 'amount by payers paymentId': ALL },
  PaymentDisputedFact: { 'amount by payers paymentId': ALL },
  PaymentReportedFact: { 'amount by method payers paymentId receiptCount': ALL },
  PhotosSharedFact: { 'areShared by': ALL },
  ReceiptCreatedFact: { 'by restaurantName total': ALL },
  ReceiptDeletedFact: { by: ALL },
  ReceiptRestoredFact: { by: ALL },
  ShareDeclinedFact: { 'by claimId item': ALL },
  TreatGivenBackFact: { 'amount by claimIds people': ALL },
  TreatTakenBackFact: { 'amount by claimIds': ALL },
  VisibilityChangedFact: { 'by visibility': ALL },
  FactPerson: { 'diner name': ALL },
  FactItem: { 'id name': ALL },
  FactMoney: { 'amount currency': ALL },
  FactTotalChange: { 'former current': ALL },
  FactCurrencyChange: { 'former current': ALL },
} as const;
