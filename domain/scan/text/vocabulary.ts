import type { Label } from './Label';

interface Entry {
  readonly label: Label;
  /** Words written together, as a receipt may print them, in lower case. */
  readonly phrases: readonly string[];
}

/** The words of labels. When two phrases match, the longer one counts: "total tax" is a tax. */
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
    subtotal net totalexcl totalexcluding zwischensumme soustotal subtotale subttl subtot subtl sbtotal subtota foodtotal itemtotal itemstotal nettotal netsales netsale
    merchandisetotal taxabletotal ordersubtotal`,
  ),
  phrases(
    'information',
    `
    taxid taxincluded includestax totalincludes totalincludestax totalincludesgst totalincludesvat gstincluded vatincluded
    includedgst includedvat gstsummary vatsummary taxsummary gstreg gstregno gstid vatno vatreg taxinvoice totalitems itemcount totalguests guests totalitem numberofitems
    itemssold totalqty yousaved pointsearned beforetax pointbalance`,
  ),
  phrases(
    'discount',
    `
    discount discounts offer onlineoffer disc coupon coupons promo promotion comp comps void voided itemcomps loyalty reward
    rewards savings employeemeal refund credited voids`,
  ),
  phrases(
    'rounding',
    `
    rounding roundingadj roundingadjustment roundoff roundadj cashrounding`,
  ),
  phrases(
    'tax',
    `
    tax taxes salestax statetax citytax countytax localtax foodtax mealtax mealstax mealsta liquortax
    taxa taxb totaltax taxtotal taxamount taxamt taxi taxl taxs gst hst pst vat iva salestx stax prepfoodtax saletax
    sltax txtl taxtl txttl taxttl mwst ust tva taxdue tx ax fax iax tox tay lax statesales taxrate salesandusetax qst tps tvq moms btw`,
  ),
  phrases(
    'tip',
    `
    tip tips gratuity autogratuity autograt grat servicecharge servicechg srvchg srvcharge srvccharge servchg svccharge svcchg
    servcharge svc servcharg gratuityadded largepartycharge largeparty addtip trinkgeld propina`,
  ),
  phrases(
    'change',
    `
    change chng chg changedue cashback cg chg yourchange rueckgeld ruckgeld cambio resto`,
  ),
  phrases(
    'tender',
    `
    cash cashtender amounttendered tendered visa mastercard amex americanexpress discover debit credit
    creditcard debitcard payment paid giftcard authamount approved amountpaid cardpayment authamt totalpaid
    paymentamount master amountcharged amountreceived received cashreceived cashgiven amountgiven given cashpaid contante contanti efectivo gegeben carta especes`,
  ),
  phrases(
    'fee',
    `
    fee fees servicefee deliveryfee delivery deliverycharge surcharge bagfee conveniencefee healthmandate
    mandate packaging processingfee kitchenfee cardfee employermandate wellnessfee corkage bagcharge
    noncashadjustment cashadjustment noncash noncashcharge cardsurcharge creditcardfee creditcardsurcharge
    noncashprice kitchenappreciation kitchenlove staffappreciation teamappreciation appreciation appreciationcharge
    livingwage livingwagefee fairwage fairwages healthysf sfmandate sfmandates mandates backofhouse bohcharge bohfee
    equitycharge healthinsurance healthsurcharge sustainability inflationcharge hospitalitycharge admincharge administrativecharge
    donation roundup charity operationscharge kitchencharge cardprocessing takeoutcharge`,
  ),
  phrases(
    'total',
    `
    total totals totaldue amountdue balancedue grandtotal ordertotal salestotal saletotal totalamount
    balance amount totalsale totalsales checktotal billtotal baldue amtdue topay pleasepay paythisamount
    yourtotal ttl totl totai purchase totalcharge dueamount nowdue bal tota newbalance baseamount due totale
    totalbeforetip subwtax subtotalwtax totalwithtax subwithtax tl totalwtip totalwithtip totalincludingtax
    totalwithservicecharge amountcharge totale summe gesamt gesamtbetrag importe totaleur totaleeuro
    summeeur tongcong tongtien celkem razem sumatotal jumlah topaytotal totaltopay roundedtotal
    totalrounded totalincl totalinclusive wtax withtax plustax incltax`,
  ),
];

function phrases(label: Label, words: string): Entry {
  return { label, phrases: words.trim().split(/\s+/) };
}

/** Phrases about anything but money. A line with one of them is information, unless a label above matches. */
export const SURROUNDINGS: readonly string[] = `
    server cashier table guest check checkno order orderno station terminal phone tel date time invoice
    receipt ticket register www http covers approval authcode acct account merchant trans transaction
    reference appcode suite blvd avenue street opened closed persons customercopy merchantcopy signature
    thankyou dinein takeout togo drivethru`
  .trim()
  .split(/\s+/);

/** Names of departments, whose sums are printed below the items and repeat what the items add up to. */
export const DEPARTMENTS: readonly string[] =
  'food beverage beverages bev liquor beer wine bar drinks alcohol dining taxable nontaxable nontax exempt'.split(' ');
