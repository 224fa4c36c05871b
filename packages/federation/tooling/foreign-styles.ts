import { type Rule, type Selector, type SelectorComponent, transform } from 'lightningcss';

/** At-rules whose effect no class limits to elements of one remote. */
const PAGE_WIDE = new Set<Rule['type']>([
  'font-face',
  'font-palette-values',
  'font-feature-values',
  'counter-style',
  'page',
  'property',
  'layer-block',
  'layer-statement',
  'view-transition',
  'import',
  'namespace',
]);

/**
 * What a style sheet of a remote would change outside the remote's own elements, for as long as the
 * document lives, because style sheets stay when the visitor leaves the page: selectors without a class
 * of a CSS module, keyframes with a name that other parts may use, and at-rules for the page.
 * @param file a name that ends in `.module.css` means a CSS module, whose names are made unique.
 * @param allowed beginnings of class names outside CSS modules, such as `leaflet-`.
 * @returns one text for each, with its line; empty when there are none.
 * @throws what the parser throws when the style sheet is malformed.
 */
export function foreignStyles(
  file: string,
  source: string,
  allowed: readonly string[] = [],
): readonly string[] {
  const isModule = file.endsWith('.module.css');
  const isAllowed = (name: string) => allowed.some((beginning) => name.startsWith(beginning));
  const isOwn = (selector: Selector, local = isModule): boolean =>
    selector.some((component) => isOwnPart(component, local));
  const isOwnPart = (component: SelectorComponent, local: boolean): boolean => {
    if (component.type === 'class') return local || isAllowed(component.name);
    // In a nested rule: the rule around it was looked at before.
    if (component.type === 'nesting') return true;
    if (component.type !== 'pseudo-class') return false;
    if (component.kind === 'global') return isOwn(component.selector, false);
    // `:has()` too: such a rule ends when the element of the remote goes.
    if (component.kind === 'is' || component.kind === 'where' || component.kind === 'has')
      return component.selectors.every((one) => isOwn(one, local));
    return false;
  };
  const found: string[] = [];
  const visit = (rule: Rule) => {
    if (rule.type === 'style') {
      const { selectors, loc } = rule.value;
      const isForeign = selectors.some((selector) => !isOwn(selector));
      if (isForeign) found.push(`line ${loc.line + 1}: a selector without a class of its own`);
    } else if (rule.type === 'keyframes' && !isModule && !isAllowed(rule.value.name.value)) {
      found.push(`line ${rule.value.loc.line + 1}: @keyframes ${rule.value.name.value}`);
    } else if (PAGE_WIDE.has(rule.type)) {
      found.push(`@${rule.type}`);
    }
  };
  transform({
    filename: file,
    code: Buffer.from(source),
    cssModules: isModule,
    visitor: { Rule: (rule) => visit(rule as Rule) },
  });
  return found;
}
