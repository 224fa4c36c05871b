/** Texts of the specification that the contract does not have. */
export const planTexts = {
  submit: 'Submit Answers',
  planFailed: 'Failed to generate security plan',
} as const;
