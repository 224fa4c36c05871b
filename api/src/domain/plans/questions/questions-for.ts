import type {
  EstablishmentType,
  ProposalQuestion,
  QuestionCondition,
} from '@app/contracts/proposal';
import { type SiteValues, siteValues } from '@app/knowledge/planning/sites';
import { office, restaurant, retailShop } from './businesses.ts';
import { farm, residentialEstate, residentialHome } from './homes.ts';
import { clinic, school } from './public-sites.ts';
import type { ChoicesQuestion, Condition, Question } from './question.ts';
import type { Asked, Questionnaire } from './questionnaire.ts';
import { wants } from './systems.ts';
import { industrialSite, other, warehouse } from './work-sites.ts';

export const questionnaires: Readonly<Record<EstablishmentType, Questionnaire>> = {
  'Residential Home': residentialHome,
  'Retail Shop': retailShop,
  Restaurant: restaurant,
  Office: office,
  Warehouse: warehouse,
  'Industrial Site': industrialSite,
  School: school,
  Clinic: clinic,
  'Residential Estate': residentialEstate,
  Farm: farm,
  Other: other,
};

/** The follow-up questions for a type of establishment, at most 15, in the order of the form. */
export const questionsFor = (type: EstablishmentType): ProposalQuestion[] =>
  questionnaires[type].flatMap(({ group, asks }) =>
    asks.map((asked) => onWire(asked, group, type)),
  );

function onWire(asked: Asked, group: string, type: EstablishmentType): ProposalQuestion {
  const { question } = asked;
  const help = asked.help ?? question.help;
  const conditions = asked.showIf ?? question.showIf;
  return {
    name: question.name,
    text: asked.text ?? question.text,
    ...answerForm(question, asked),
    ...(help === undefined ? {} : { help }),
    group,
    ...(conditions ? { showIf: conditions.map((condition) => resolved(condition, type)) } : {}),
    ...(question.kind === 'choices' || (question.kind === 'number' && question.optional)
      ? { optional: true }
      : {}),
  };
}

type AnswerForm = Pick<ProposalQuestion, 'type' | 'number' | 'options' | 'unsure' | 'topics'>;

function answerForm(question: Question, asked: Asked): AnswerForm {
  switch (question.kind) {
    case 'number':
      return { type: 'text', number: { ...question.number } };
    case 'select':
      return { type: 'select', options: optionsOf(question, asked) };
    case 'choices':
      return { type: 'checkbox', ...choicesOf(question, asked) };
  }
}

const optionsOf = ({ options }: Extract<Question, { options: object }>, asked: Asked): string[] => [
  ...(asked.options ?? Object.keys(options)),
];

function choicesOf(question: ChoicesQuestion, asked: Asked) {
  const options = optionsOf(question, asked);
  const topics = Object.entries(question.topics ?? {}).filter(([label]) => options.includes(label));
  const { unsure } = question;
  return {
    options,
    ...(unsure && options.includes(unsure) ? { unsure } : {}),
    ...(topics.length > 0 ? { topics: Object.fromEntries(topics) } : {}),
  };
}

function resolved(condition: Condition, type: EstablishmentType): QuestionCondition {
  if (!('wanted' in condition)) return withOptionsOf(condition, questionnaires[type]);
  const { wanted } = condition;
  const { recommended }: SiteValues = siteValues[type];
  const advised = recommended.includes(wanted);
  const anyOf = shownOptions(questionnaires[type], wants).filter((label) => {
    const want = wants.options[label];
    return want === wanted || (advised && want === 'advise');
  });
  return { question: wants.name, anyOf, ...(advised ? { orNone: true } : {}) };
}

/** A condition names all options that meet it, of which a type is asked some. */
function withOptionsOf(condition: QuestionCondition, pages: Questionnaire): QuestionCondition {
  const asked = pages
    .flatMap(({ asks }) => asks)
    .find(({ question }) => question.name === condition.question);
  const { anyOf } = condition;
  if (!asked || !anyOf || asked.question.kind === 'number') return condition;
  const options = optionsOf(asked.question, asked);
  return {
    question: condition.question,
    anyOf: anyOf.filter((option) => options.includes(option)),
  };
}

const shownOptions = (pages: Questionnaire, question: Question): readonly string[] =>
  pages.flatMap(({ asks }) => asks).find((asked) => asked.question === question)?.options ?? [];
