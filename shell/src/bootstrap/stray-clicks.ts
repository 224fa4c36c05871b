const CONTROLS = 'a, button, input, select, textarea, label, summary';

/**
 * Drops the second click of a double click when the first has put something else under the pointer: who presses Cancel
 * twice must not follow a link that was behind the dialog. The same control twice is clicked twice, also when it was
 * made anew meanwhile.
 */
export function dropStrayClicks(): void {
  let before: Element | null = null;
  let pressed: Element | null = null;
  // Presses are compared and not clicks, because a click on a label is followed by one on its field.
  document.addEventListener(
    'pointerdown',
    ({ target }) => {
      before = pressed;
      pressed = target instanceof Element ? target.closest(CONTROLS) : null;
    },
    { capture: true },
  );
  document.addEventListener(
    'click',
    (event) => {
      if (event.detail < 2 || !before || isSame(before, pressed)) return;
      event.preventDefault();
      event.stopPropagation();
    },
    { capture: true },
  );
}

const isSame = (one: Element, other: Element | null): boolean =>
  one === other || (one.tagName === other?.tagName && nameOf(one) === nameOf(other));

const nameOf = (control: Element) => control.ariaLabel ?? control.textContent;
