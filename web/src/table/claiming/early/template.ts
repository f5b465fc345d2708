/** The question as the build rendered it, with all that it may show. */
export interface QuestionTemplate {
  readonly html: string;
  /** Rules for what is inside of the element with the question's id, and for nothing else. */
  readonly css: string;
}

/** The id of the element that the early question is in. */
export const QUESTION_ID = 'early-question';

/** Stands in the template for a name, an amount or a problem. */
export const PLACE = '\uE000';
