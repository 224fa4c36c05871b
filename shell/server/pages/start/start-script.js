// Asks for the scripts of a page once its first frame is painted, all at once. Before it, their bytes
// would share the line with the style sheets, and people would wait longer for something to read.
{
  const { content } = document.getElementById('start');
  let asked = false;
  const ask = () => {
    if (asked) return;
    asked = true;
    document.head.append(document.importNode(content, true));
  };
  // A tab in the background, or a page that is made ready ahead, may never paint a frame.
  if (document.visibilityState !== 'visible') ask();
  // Frames begin when style sheets are there; the second one begins when the first is painted.
  requestAnimationFrame(() => requestAnimationFrame(ask));
  addEventListener('visibilitychange', ask);
}
