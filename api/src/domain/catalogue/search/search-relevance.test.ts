import { describe, expect, test } from 'vitest';
import { generatedProducts } from '../../../../testing/generated-list/generated-products.ts';
import {
  type QuestionKind,
  questionKinds,
  searchQuestions,
} from '../../../../testing/generated-list/search-questions.ts';
import {
  relevanceByKind,
  relevanceOf,
} from '../../../../testing/generated-list/search-relevance.ts';
import { buildSearchIndex } from './search-index.ts';

const PRODUCTS = 4000;
const OF_EACH_KIND = 40;

describe('the first ten hits in a generated price list', () => {
  const products = [...generatedProducts(PRODUCTS)];
  const index = buildSearchIndex(products.map(({ product }) => product));
  const questions = searchQuestions(products, OF_EACH_KIND);
  const relevance = relevanceByKind(questions, (question) =>
    relevanceOf(question, products, index.search(question.term).positions),
  );

  test.each(questionKinds.map((kind): [QuestionKind] => [kind]))(
    'of a search by %s are right in 95 of 100',
    (kind) => {
      expect(relevance.get(kind)).toBeGreaterThanOrEqual(0.95);
    },
  );
  test('are right in 98 of 100 over all kinds', () => {
    const sum = [...relevance.values()].reduce((total, each) => total + each, 0);
    expect(sum / relevance.size).toBeGreaterThanOrEqual(0.98);
  });
});
