// Asks for what a page needs later once its first frame is painted, all at once. Before it, those bytes
// would share the line with the page, and people would wait longer for something to read.
{
  const { content } = document.getElementById('start');
  let asked = false;
  const ask = () => {
    if (asked) return;
    asked = true;
    const files = document.importNode(content, true);
    const main = files.querySelector('script');
    main.remove();
    const shown = document.querySelectorAll('style[data-first]');
    const arrived = [...files.querySelectorAll('[rel=stylesheet]')].map((sheet, index) => {
      // Behind what is shown of it already: rules of the shell stay before those of the page.
      shown[index].after(sheet);
      return new Promise((resolve) => {
        sheet.onload = sheet.onerror = resolve;
      });
    });
    document.head.append(files);
    // Scripts show what the first style does not have.
    Promise.all(arrived).then(() => document.head.append(main));
  };
  // A tab in the background, or a page that is made ready ahead, may never paint a frame.
  if (document.visibilityState !== 'visible') ask();
  // The second frame begins when the first is painted.
  requestAnimationFrame(() => requestAnimationFrame(ask));
  addEventListener('visibilitychange', ask);
}
