export { BusinessSecurity as Component } from './business-security.tsx';
export { businessSecurityHead as head } from './business-security-head.ts';
export { takeBusinessPost as action } from './take-business-post.ts';
