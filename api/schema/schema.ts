import './scalars';
import './errors/refusals';
import './receipt/Receipt';
import './receipt/Seat';
import './receipt/PayTo';
import './receipt/ReceiptChanged';
import './receipt/createReceipt';
import './receipt/editReceipt';
import './item/Item';
import './item/Stretch';
import './claim/Claim';
import './claim/claimItem';
import './claim/unclaim';
import './claim/cancelClaim';
import './claim/reopenClaim';
import './person/Person';
import './payment/Payment';
import './payment/payClaims';
import './payment/confirmPayment';
import './payment/disputePayment';
import './change/Change';
import './account/User';
import { builder } from './builder';

/** The whole API; each import above adds its type, queries or mutations to it. */
export const schema = builder.toSchema();
