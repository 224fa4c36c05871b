/** Available outside the opening hours of the office, too. */
export const emergencyResponse = '24/7 emergency response is available';
