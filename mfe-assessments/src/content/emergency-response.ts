/** When the office answers; the emergency line is not bound to it. */
export const businessHours = [
  { days: 'Monday to Friday', hours: '9:00 AM to 6:00 PM' },
  { days: 'Saturday', hours: '10:00 AM to 4:00 PM' },
  { days: 'Sunday', hours: 'Closed' },
] as const;

export const emergencyResponse = '24/7 emergency response is available';
