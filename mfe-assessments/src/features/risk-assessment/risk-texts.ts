export const riskTexts = {
  title: 'Comprehensive risk assessment',
  lede: 'Have whole areas of your operation assessed, such as receiving, the tills, cash-up or the yard. You get a report with the risks of each area and what to do first. It appears here and we e-mail you a copy.',
  guidance:
    'Choose one or two operational areas per risk report. Too many may give poor or no results.',
} as const;
