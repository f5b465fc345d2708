import { carryToast } from '../ui/carriedToast';
import { forgetSession } from './session';

/** The session is over: the site starts anew at its start page, with nothing left of what the account was shown. */
export function leaveAccount(farewell: { title: string; message?: string }): void {
  forgetSession();
  carryToast(farewell);
  location.assign('/');
}
