/** Where people hold the camera in their hand. Browsers do not tell, so it is every finger and every narrow screen. */
export const onPhones = '@media (pointer: coarse), (max-width: 47.99rem)';
