/** Ref that makes a box a tab stop while it can scroll, so that the keyboard can scroll it. */
export function tabStopWhileScrolling(box: HTMLElement | null) {
  if (!box) return;
  const observer = new ResizeObserver(() => {
    if (box.scrollHeight > box.clientHeight || box.scrollWidth > box.clientWidth) box.tabIndex = 0;
    else box.removeAttribute('tabindex');
  });
  observer.observe(box);
  if (box.firstElementChild) observer.observe(box.firstElementChild);
  return () => observer.disconnect();
}
