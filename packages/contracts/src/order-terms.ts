/** Rights of the customer, in checkout, on the page of an order and in its mail. */
export const orderTerms = {
  charge: 'Nothing is charged until we confirm the order with you.',
  // Section 46(1) of the Electronic Communications and Transactions Act 25 of 2002.
  delivery:
    'By law you get the goods within 30 days of your order, unless you and we agree on another date.',
  // Section 44(1) and (2) of the same Act.
  coolingOff:
    'You may cancel this order without giving a reason and without penalty within 7 days after you receive the goods (section 44 of the Electronic Communications and Transactions Act). You then pay only for sending them back.',
} as const;
