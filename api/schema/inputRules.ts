import { createAccessTokenInput } from '@fairtab/domain/inputs/accessTokenInputs';
import {
  changePasswordInput,
  logInInput,
  requestPasswordResetInput,
  resetPasswordInput,
  signUpInput,
} from '@fairtab/domain/inputs/accountInputs';
import { businessNoteInput, startExportInput } from '@fairtab/domain/inputs/bookInputs';
import { startCardPaymentInput } from '@fairtab/domain/inputs/cardInputs';
import { claimItemInput } from '@fairtab/domain/inputs/claimInputs';
import {
  passOnInput,
  setContributionInput,
  setContributionsInput,
  takeBackPassedOnInput,
} from '@fairtab/domain/inputs/contributionInputs';
import { currencyIn } from '@fairtab/domain/inputs/currencyField';
import { editReceiptInput } from '@fairtab/domain/inputs/editReceiptInput';
import { createEveningInput, reportTransferInput, settleEveningInput } from '@fairtab/domain/inputs/eveningInputs';
import { askHouseholdInput, joinHouseholdInput, leaveHouseholdInput } from '@fairtab/domain/inputs/householdInputs';
import { addItemInput } from '@fairtab/domain/inputs/lineInputs';
import { saveNamePageInput } from '@fairtab/domain/inputs/nameInputs';
import { addPaymentMethodInput } from '@fairtab/domain/inputs/paymentMethodInputs';
import { payClaimsInput } from '@fairtab/domain/inputs/payInputs';
import { updateProfileInput } from '@fairtab/domain/inputs/profileInputs';
import { importSplitwiseInput, takePlaceInput } from '@fairtab/domain/inputs/importInputs';
import { createReceiptInput, splitEvenlyInput } from '@fairtab/domain/inputs/receiptInputs';
import { askToTakeOverInput, takeOverInput } from '@fairtab/domain/inputs/requestInputs';
import { scanReceiptInput, scanTextInput } from '@fairtab/domain/inputs/scanInputs';
import { confirmPersonInput, netWithPersonInput, payPersonInput } from '@fairtab/domain/inputs/settleInputs';
import { endTreatInput, treatInput } from '@fairtab/domain/inputs/treatInputs';
import { createWebhookInput, updateWebhookInput } from '@fairtab/domain/inputs/webhookInputs';
import { FIRST_CURRENCY } from '@fairtab/domain/money';
import { currencyOfReceipt } from '@fairtab/services/receipts/currencyOfReceipt';
import { readReceipt } from '@fairtab/services/receipts/readReceipt';
import type { z } from 'zod';
import type { ApiContext } from '../context';
import { NO_ID } from './ids';

type Shape = z.ZodType;
type ShapeFor = (input: Readonly<Record<string, unknown>>, ctx: ApiContext) => Shape | Promise<Shape>;

const today = (ctx: ApiContext): string => ctx.now().toISOString().slice(0, 10);

/** In which currency the amounts are read. A stranger is not told that of a receipt by what is wrong with amounts. */
async function currencyOf({ receiptId }: Readonly<Record<string, unknown>>, ctx: ApiContext) {
  const receipt = await readReceipt(ctx, typeof receiptId === 'string' ? receiptId : NO_ID);
  return receipt ? currencyOfReceipt(ctx, { receiptId }) : FIRST_CURRENCY;
}

/**
 * The rules of what the mutations take, by their names: the same shapes with which their use cases parse it. Of an input that
 * has another form than its type, nothing reaches a use case; these say what else is wrong with it.
 */
export const INPUT_RULES: Readonly<Record<string, Shape | ShapeFor>> = {
  createReceipt: (input, ctx) =>
    createReceiptInput({
      today: today(ctx),
      currency: currencyIn(input, FIRST_CURRENCY),
      itemsFollow: input['itemsFollow'] === true,
    }),
  importSplitwise: importSplitwiseInput,
  takePlace: takePlaceInput,
  addItem: async (input, ctx) => addItemInput(await currencyOf(input, ctx)),
  editReceipt: async (input, ctx) =>
    editReceiptInput({ today: today(ctx), currency: currencyIn(input, await currencyOf(input, ctx)) }),
  splitEvenly: splitEvenlyInput,
  claimItem: claimItemInput,
  treat: treatInput,
  endTreat: endTreatInput,
  payClaims: payClaimsInput,
  startCardPayment: startCardPaymentInput,
  setContribution: setContributionInput,
  setContributions: setContributionsInput,
  passOn: passOnInput,
  takeBackPassedOn: takeBackPassedOnInput,
  payPerson: payPersonInput,
  confirmPerson: confirmPersonInput,
  netWithPerson: netWithPersonInput,
  createEvening: createEveningInput,
  settleEvening: settleEveningInput,
  reportTransfer: reportTransferInput,
  askToTakeOver: askToTakeOverInput,
  takeOver: takeOverInput,
  askHousehold: askHouseholdInput,
  joinHousehold: joinHouseholdInput,
  leaveHousehold: leaveHouseholdInput,
  scanReceipt: scanReceiptInput,
  scanText: scanTextInput,
  startExport: startExportInput,
  setBusinessNote: businessNoteInput,
  signUp: signUpInput,
  logIn: logInInput,
  changePassword: changePasswordInput,
  requestPasswordReset: requestPasswordResetInput,
  resetPassword: resetPasswordInput,
  updateProfile: updateProfileInput,
  saveNamePage: saveNamePageInput,
  addPaymentMethod: addPaymentMethodInput,
  createAccessToken: createAccessTokenInput,
  createWebhook: createWebhookInput,
  updateWebhook: updateWebhookInput,
};
