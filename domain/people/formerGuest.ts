/** The name that replaces a guest's names on other hosts' bills once the account is deleted. */
export const FORMER_GUEST = 'Former guest';
