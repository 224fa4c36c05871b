/** Not bound to the opening hours of the office. */
export const emergencyResponse = '24/7 emergency response is available';
