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
    recommend gratuityguide gratuityguidelines foryourconvenience tipcalculator tipamounts propinavoluntaria propinasugerida
    gratificacaosugerida sugerida sugerido voluntaria totalconpropina`,
  ),
  phrases(
    'subtotal',
    `
    subtotal net totalexcl totalexcluding zwischensumme soustotal subtotale subttl subtot subtl sbtotal subtota foodtotal itemtotal itemstotal nettotal netsales netsale
    merchandisetotal taxabletotal ordersubtotal baseimponible totalht totalhorstva sousttl tussentotaal delsumma mezisoucet reszosszeg consumo
    liquortotal drinktotal drinkstotal beveragetotal beveragestotal bartotal winetotal beertotal alcoholtotal`,
  ),
  phrases(
    'information',
    `
    taxid taxincluded includestax totalincludes totalincludestax totalincludesgst totalincludesvat gstincluded vatincluded
    includedgst includedvat gstsummary vatsummary taxsummary gstreg gstregno gstid vatno vatreg taxinvoice totalitems itemcount totalguests guests totalitem numberofitems
    itemssold totalqty yousaved pointsearned beforetax pointbalance balanceoncard cardbalance giftcardbalance
    totalporpersona porpessoa porpersona perperson propersona ivaincluido ivainclusa tvaincluse`,
  ),
  phrases(
    'discount',
    `
    discount discounts offer onlineoffer disc coupon coupons promo promotion comp comps void voided itemcomps loyalty reward
    rewards savings employeemeal refund credited voids desconto descuento descto dto rabatt nachlass remise korting sconto diskon potongan`,
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
    sltax txtl taxtl txttl taxttl mwst ust tva taxdue tx ax fax iax tox tay lax statesales taxrate salesandusetax qst tps tvq moms btw
    pb pbl ppn ptu sumaptu cgst sgst igst consumptiontax kdv alv dph vsk afa icms topkdv impoconsumo ipoconsumo`,
  ),
  phrases(
    'tip',
    `
    tip tips gratuity autogratuity autograt grat servicecharge servicechg srvchg srvcharge srvccharge servchg svccharge svcchg
    servcharge svc servcharg gratuityadded largepartycharge largeparty addtip trinkgeld propina
    taxadeservico taxaservico gorjeta pourboire fooi napiwek szervizdij`,
  ),
  phrases(
    'change',
    `
    change chng chg changedue cashback cg chg yourchange rueckgeld ruckgeld cambio resto
    rendu kembali kembalian troco vuelto wisselgeld wechselgeld reszta paraustu`,
  ),
  phrases(
    'tender',
    `
    cash cashtender amounttendered tendered visa mastercard amex americanexpress discover debit credit
    creditcard debitcard payment paid giftcard authamount approved amountpaid cardpayment authamt totalpaid
    paymentamount master amountcharged amountreceived received cashreceived cashgiven amountgiven given cashpaid contante contanti efectivo gegeben carta especes
    kreditkarte eckarte girocard kartenzahlung karta bargeld bezahlt tarjeta entregado cartebancaire multibanco eftpos qris
    tunai bayar dinheiro cartao bancontact pinbetaling betaald betalt bankkartya kort pagamentoelettronico importopagato gotowka platba kartya keszpenz dankort nakit interac`,
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
    totalrounded totalincl totalinclusive wtax withtax plustax incltax
    paymentdue zuzahlen zahlbetrag rechnungsbetrag endbetrag endsumme netapayer totalapayer totalttc apagar totalapagar
    importetotal totalpagar totaal totalt attbetala tebetalen suma doplaty toplam fizetendo valortotal valorapagar osszesen samtals ialt conto totaleconto netpayable nettotalpayable`,
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
