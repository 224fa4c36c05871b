// Each of these is also sent to the site's own browser as text, so it uses nothing outside itself.

/**
 * Whether React has hydrated something of the page, and the frame shows nothing in its place. React adds properties to
 * each element of its own. A place for a React of its own has them before anything in it works.
 */
export function isHydrated(): boolean {
  const main = document.querySelector('main');
  if (!main || main.querySelector('[data-frame]')) return false;
  const elements = [...main.querySelectorAll('*')];
  return (elements.length > 0 ? elements : [main]).some((element) => {
    const keys = Object.keys(element).join();
    return keys.includes('__reactFiber') && !keys.includes('__reactContainer');
  });
}

export function isEmpty(): boolean {
  const main = document.querySelector('main');
  return !main?.textContent?.trim() && !main?.querySelector('img, svg, canvas, video');
}

/**
 * Whether a click in the page would hit it and reach React, which listens at the root. What is out of sight, or covered
 * by something that a visitor can see, counts as hit.
 */
export function takesClicks(): boolean {
  const root = document.getElementById('root');
  const main = document.querySelector('main');
  const target = main?.querySelector('h1') ?? main?.firstElementChild;
  if (!target) return false;
  let arrived = false;
  const arrive = () => {
    arrived = true;
  };
  root?.addEventListener('click', arrive);
  // Follows no link and presses no button, as it is no mouse event.
  target.dispatchEvent(new Event('click', { bubbles: true }));
  root?.removeEventListener('click', arrive);
  if (!arrived) return false;
  const { left, top, width, height } = target.getBoundingClientRect();
  const hit = document.elementFromPoint(left + width / 2, top + height / 2);
  // A heading for screen readers alone has a pixel. A dialog has a curtain of its own.
  if (!hit || Math.min(width, height) < 2 || document.querySelector('[role*=dialog]')) return true;
  // The page lets clicks through.
  if (hit.contains(main)) return false;
  const { clientWidth, clientHeight } = document.documentElement;
  const isCurtain =
    getComputedStyle(hit).position === 'fixed' &&
    hit.clientWidth >= clientWidth &&
    hit.clientHeight >= clientHeight;
  return !isCurtain || hit.contains(target) || hit.textContent?.trim() !== '';
}
