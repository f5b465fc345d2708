/** Words of labels in scripts that have no Latin letters, with the phrase of the vocabulary that means the same. */
const WORDS: readonly (readonly [RegExp, string])[] = [
  [/小\s?計|小计|소\s?계/g, 'subtotal'],
  // "内消費税" and "(内税)": the tax that the prices include.
  [/内(?:消費)?税(?:額|等)?|うち(?:消費)?税(?:額|等)?|税込(?:み)?(?![\s\S]*合\s?計)|부가세\s?포함/g, 'tax included'],
  [/消費税(?:額|等)?|外税(?:額)?|税额|부가(?:가치)?세|세액/g, 'tax'],
  [/サービス料|服务费|服務費|봉사료/g, 'service charge'],
  [/値引き?|割引|折扣|할인/g, 'discount'],
  [/お?預か?り(?:金)?|現金|现金|クレジット|받은\s?금액|현금|카드|신용카드/g, 'cash'],
  [/お?釣り?(?:銭)?|找零|거스름돈/g, 'change'],
  [/点数|품목\s?수/g, 'item count'],
  [
    /(?:お買上げ?|ご?請求|税込)?(?:合\s?計|総計|お会計)(?:金額)?|ご?請求(?:金)?額|总计|合计|總計|합\s?계(?:\s?금액)?|총\s?(?:액|합계)|결제\s?금액|받을\s?금액/g,
    'total',
  ],
];
const HAS_OTHERS = /[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/;

/** A text with the labels of Japanese, Korean and Chinese receipts in English, so that they are found as others are. */
export function labelsInEnglish(text: string): string {
  if (!HAS_OTHERS.test(text)) return text;
  return WORDS.reduce((left, [word, label]) => left.replace(word, ` ${label} `), text);
}
