import { askEarly } from './ask';

// The build puts the question in (web/build/earlyQuestion.ts).
askEarly(import.meta.env.QUESTION);
