import { REFUSAL } from '../refusal';

export const SCAN_RECEIPT = `mutation ($input: ScanReceiptInput!) {
  result: scanReceipt(input: $input) { ... on ScanReceiptPayload { scan { id } } ${REFUSAL} } }`;

export const SCAN_TEXT = `mutation ($input: ScanTextInput!) {
  result: scanText(input: $input) { ... on ScanTextPayload { scan { id } } ${REFUSAL} } }`;

const READ = 'confidence boxes { photo corners { x y } }';

export const SCAN_PROGRESS = `subscription ($id: ID!) { scan: scanProgress(id: $id) { status } }`;

export const READ_SCAN = `query ($id: ID!) { scan(id: $id) {
  id status failure { code message } photos { url }
  bill {
    currency balanced
    restaurantName { value ${READ} } date { value ${READ} }
    subtotal { value ${READ} } tax { value ${READ} } tip { value ${READ} }
    fees { value ${READ} } discount { value ${READ} } total { value ${READ} }
    items { name price quantity discount ${READ} }
    charges { name amount isIncluded }
    doubts { message }
    lines { text isRead }
    advice
  } } }`;
