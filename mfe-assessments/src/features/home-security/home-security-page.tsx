export { HomeSecurity as Component } from './home-security.tsx';
export { homeSecurityHead as head } from './home-security-head.ts';
export { takeHomePost as action } from './take-home-post.ts';
