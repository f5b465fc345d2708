import type { Label } from './labels';

interface Entry {
  readonly label: Label;
  /** Words written together, as a receipt may print them, in lower case. */
  readonly phrases: readonly string[];
}

/** What receipts call their lines. Where two phrases fit, the longer one counts: "total tax" is a tax. */
export const VOCABULARY: readonly Entry[] = [
  phrases(
    'suggestedTip',
    `
    suggested suggestion suggestions suggestedtip suggestedgratuity tipguide tipsuggestions recommended
    recommend gratuityguide gratuityguidelines foryourconvenience tipcalculator tipamounts`,
  ),
  phrases(
    'subtotal',
    `
    subtotal subttl subtot subtl sbtotal subtota foodtotal itemtotal itemstotal nettotal netsales netsale
    merchandisetotal taxabletotal ordersubtotal`,
  ),
  phrases(
    'information',
    `
    taxid taxincluded includestax taxinvoice totalitems itemcount totalguests guests totalitem numberofitems
    itemssold totalqty yousaved pointsearned beforetax pointbalance`,
  ),
  phrases(
    'discount',
    `
    discount discounts disc coupon coupons promo promotion comp comps void voided itemcomps loyalty reward
    rewards savings employeemeal refund credited voids`,
  ),
  phrases(
    'tax',
    `
    tax taxes salestax statetax citytax countytax localtax foodtax mealtax mealstax mealsta liquortax
    totaltax taxtotal taxamount taxamt taxi taxl taxs gst hst pst vat iva salestx stax prepfoodtax saletax
    sltax tx taxdue ax fax iax tox tay lax statesales taxrate salesandusetax`,
  ),
  phrases(
    'tip',
    `
    tip tips gratuity autogratuity autograt grat servicecharge servicechg servchg svccharge svcchg
    servcharge svc servcharg gratuityadded largepartycharge addtip`,
  ),
  phrases(
    'change',
    `
    change changedue cashback cg chg yourchange`,
  ),
  phrases(
    'tender',
    `
    cash cashtender amounttendered tendered visa mastercard amex americanexpress discover debit credit
    creditcard debitcard payment paid giftcard authamount approved amountpaid cardpayment authamt totalpaid
    paymentamount master amountcharged cashpaid`,
  ),
  phrases(
    'fee',
    `
    fee fees servicefee deliveryfee delivery deliverycharge surcharge bagfee conveniencefee healthmandate
    mandate packaging processingfee kitchenfee cardfee employermandate wellnessfee corkage bagcharge
    noncashadjustment cashadjustment noncash noncashcharge cardsurcharge creditcardfee creditcardsurcharge
    noncashprice`,
  ),
  phrases(
    'total',
    `
    total totals totaldue amountdue balancedue grandtotal ordertotal salestotal saletotal totalamount
    balance amount totalsale totalsales checktotal billtotal baldue amtdue topay pleasepay paythisamount
    yourtotal ttl totl totai purchase totalcharge dueamount nowdue bal tota newbalance baseamount due totale
    totalbeforetip subwtax subtotalwtax totalwithtax subwithtax tl totalwtip totalwithtip totalincludingtax
    totalwithservicecharge amountcharge`,
  ),
  phrases(
    'information',
    `
    server cashier table guest check checkno order orderno station terminal phone tel date time invoice
    receipt ticket register www http covers approval authcode acct account merchant trans transaction
    reference appcode suite blvd avenue street opened closed persons customercopy merchantcopy signature
    thankyou dinein takeout togo drivethru`,
  ),
];

function phrases(label: Label, words: string): Entry {
  return { label, phrases: words.trim().split(/\s+/) };
}

/** Words with which receipts name their departments below the items, adding up what is listed above already. */
export const DEPARTMENTS: readonly string[] =
  'food beverage beverages bev liquor beer wine bar drinks alcohol dining taxable nontaxable'.split(' ');
