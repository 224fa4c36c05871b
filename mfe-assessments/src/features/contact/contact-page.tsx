export { Contact as Component } from './contact.tsx';
export { contactHead as head } from './contact-head.ts';
export { loadMoment as load } from './load-moment.ts';
export { takeContactPost as action } from './take-contact-post.ts';
