/**
 * Texts that end outside the window, except in parts that scroll or hide on their own. Runs in the page. The page's
 * width is no evidence, since its body hides overflow.
 */
export function cutTexts(): string[] {
  const { clientWidth } = document.documentElement;
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const cut: string[] = [];
  while (texts.nextNode()) {
    const { currentNode } = texts;
    const range = document.createRange();
    range.selectNodeContents(currentNode);
    const { left, right, width } = range.getBoundingClientRect();
    if (width <= 1 || (left >= -1 && right <= clientWidth + 1)) continue;
    let part = currentNode.parentElement;
    while (part && part !== document.body && getComputedStyle(part).overflowX === 'visible')
      part = part.parentElement;
    if (part === document.body) cut.push(currentNode.textContent ?? '');
  }
  return cut;
}
