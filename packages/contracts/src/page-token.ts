/**
 * Header in which a page of the owner proves that it is one. A session counts only together with it: the
 * cookie goes with every call of this site, also with those of a remote.
 */
export const PAGE_TOKEN_HEADER = 'X-Page-Token';
/** In place of a token: the page server makes a document of the owner, and asks for one. */
export const NEW_PAGE_TOKEN = 'new';
