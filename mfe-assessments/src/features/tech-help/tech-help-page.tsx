export { loadDeviceNames as load } from './load-device-names.ts';
export { takeTechHelpPost as action } from './take-tech-help-post.ts';
export { TechHelp as Component } from './tech-help.tsx';
export { techHelpHead as head } from './tech-help-head.ts';
