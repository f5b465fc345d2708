import { renderToStaticMarkup } from 'react-dom/server';
import { ServerStyleSheet, StyleSheetManager } from 'styled-components';
import { WhoQuestion } from '../WhoQuestion';
import { PLACE, QUESTION_ID, type QuestionTemplate } from './template';

const STYLE_TAGS = /<\/?style[^>]*>/g;
/** By these styled-components knows what a server has rendered. Nothing reads them here. */
const MARKS = /\/\*!sc\*\/|data-styled\.g\d+\[id="[^"]*"\]\{content:"[^"]*"\}/g;

/** Renders the question with all that it may show, for the build (web/build/earlyQuestion.ts). */
export function renderQuestion(): QuestionTemplate {
  const sheet = new ServerStyleSheet();
  try {
    const html = renderToStaticMarkup(
      sheet.collectStyles(
        // The page's own rules stay what they are, whichever are written later.
        <StyleSheetManager namespace={`#${QUESTION_ID}`}>
          <WhoQuestion
            amount={PLACE}
            name=""
            problem={PLACE}
            namesake={PLACE}
            choices={[PLACE]}
            onName={never}
            onSubmit={never}
            onMore={never}
            onClose={never}
          />
        </StyleSheetManager>,
      ),
      { identifierPrefix: QUESTION_ID },
    );
    return { html, css: sheet.getStyleTags().replace(STYLE_TAGS, '').replace(MARKS, '').replace(/\n/g, '') };
  } finally {
    sheet.seal();
  }
}

function never(): never {
  throw new Error('A question that is only rendered was answered');
}
