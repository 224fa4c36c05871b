export { Incident as Component } from './incident.tsx';
export { incidentHead as head } from './incident-head.ts';
export { takeIncidentPost as action } from './take-incident-post.ts';
