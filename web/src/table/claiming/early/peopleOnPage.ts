import { DATA_ELEMENT_ID } from '../../../app/shell/pageData';

/** Who is at the table, and which of them this device is. */
interface PeopleOnPage {
  readonly people: readonly { readonly diner: string; readonly name: string }[];
  readonly diner: string | null;
}

/** The part of the page's data that is read here. It is an answer of the screen's query. */
interface TableOnPage {
  readonly prepared: {
    readonly response: {
      readonly data: {
        readonly receipt: {
          readonly people: PeopleOnPage['people'];
          readonly viewerSeat: { readonly diner: string | null };
        };
      };
    };
  };
}

/** Reads them from what the page says for its code. @returns null when the code has taken it, and goes on by itself */
export function peopleOnPage(): PeopleOnPage | null {
  const text = document.getElementById(DATA_ELEMENT_ID)?.textContent;
  if (text === undefined) return null;
  const { people, viewerSeat } = (JSON.parse(text) as TableOnPage).prepared.response.data.receipt;
  return { people, diner: viewerSeat.diner };
}
