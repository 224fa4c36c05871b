/** Numbered on the drawing of the plot, from the street inwards. */
export const places = [
  'Driveway gate and its motor',
  'Front wall or fence',
  'Side passage and back wall',
  'Garage and the door into the house',
  'Front door and security gate',
  'Patio doors and back garden',
  'Bedrooms and the passage at night',
];
