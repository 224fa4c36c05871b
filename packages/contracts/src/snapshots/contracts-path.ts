/** Where an API lists the contracts of all its calls, as JSON. */
export const CONTRACTS_PATH = '/api/contracts.json';
