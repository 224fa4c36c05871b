import type { StoredProduct } from '../ports.ts';
import { normalizeSku, termsOf } from './analyzer.ts';
import { headsOf } from './categories.ts';
import { createPostingsBuilder, type Postings } from './postings.ts';
import { IN_CATEGORY, IN_NAME, IS_CATEGORY } from './ranking.ts';

type FieldsByTerm = ReadonlyMap<number, number>;

// What follows these words is what a product is for or comes with, not what it is.
const MENTION = /(?<=\s)(?:for|with|without|no)\s/i;

/** The terms of the products, in this order, and of their categories. */
export function productPostings(products: readonly StoredProduct[]): Postings {
  const builder = createPostingsBuilder();
  const ofCategory = new Map<string, FieldsByTerm>();
  products.forEach(({ name, sku, category }, ordinal) => {
    const inherited = ofCategory.get(category) ?? categoryFields(category, builder.number);
    ofCategory.set(category, inherited);
    const fields = new Map(inherited);
    const add = (text: string, field: number): void => {
      for (const term of termsOf(text)) {
        const number = builder.number(term);
        fields.set(number, (fields.get(number) ?? 0) | field);
      }
    };
    const mention = name.search(MENTION);
    add(mention < 0 ? name : name.slice(0, mention), IN_NAME);
    if (mention >= 0) add(name.slice(mention), 0);
    add(sku, IN_NAME);
    add(normalizeSku(sku), IN_NAME);
    for (const [term, field] of fields) builder.add(term, ordinal, field);
  });
  return builder.build();
}

/** The terms of the names of categories alone, in this order. */
export function categoryPostings(categories: readonly string[]): Postings {
  const builder = createPostingsBuilder();
  categories.forEach((category, ordinal) => {
    for (const [term, field] of categoryFields(category, builder.number)) {
      builder.add(term, ordinal, field);
    }
  });
  return builder.build();
}

function categoryFields(category: string, number: (term: string) => number): FieldsByTerm {
  const fields = new Map<number, number>();
  for (const term of termsOf(category)) fields.set(number(term), IN_CATEGORY);
  for (const term of termsOf(headsOf(category))) fields.set(number(term), IS_CATEGORY);
  return fields;
}
