import { t } from '../language/t';
/** The refusal of an edit that was made on an older bill. Screens offer to compare the two. */
export const editedMeanwhile = () => t('The bill was edited meanwhile. Look at it again before you change it.');
