"""What axe finds in an open page."""

from collections import defaultdict

from axe_playwright_python.base import AXE_SCRIPT

OPEN_ALL = "document.querySelectorAll('details').forEach(d => d.open = true)"

_OF_COLOURS = ["color-contrast", "link-in-text-block"]
# A sheet that is loaded ahead would be an inline style.
_BROKEN = """async rules => (await axe.run({resultTypes: ['violations'], preload: false, rules}))
    .violations.map(({id, nodes}) => [id, nodes.map(node => node.html.slice(0, 150))])"""
# Returns the looks that are new, and which of them break a rule.
_BROKEN_BY_NEW_LOOKS = """async ([rules, known]) => {
  const looks = new Map(known.map(look => [look, null])), grounds = new Map([[null, '']]);
  const groundOf = element => {
    if (!grounds.has(element)) {
      const {backgroundColor, backgroundImage, opacity} = getComputedStyle(element);
      const own = [backgroundColor, backgroundImage, opacity].join(' ');
      grounds.set(element, `${groundOf(element.parentElement)} / ${own}`);
    }
    return grounds.get(element);
  };
  const textOf = element => {
    const {color, fontSize, fontWeight, fontStyle, textDecoration, textShadow} = getComputedStyle(element);
    return [color, fontSize, fontWeight, fontStyle, textDecoration, textShadow].join(' ');
  };
  const isText = node => node.nodeType === Node.TEXT_NODE && node.data.trim();
  for (const element of document.querySelectorAll('body *')) {
    if (![...element.childNodes].some(isText) && !element.matches('input, select, textarea')) continue;
    if (!element.checkVisibility()) continue;
    const beside = element.localName === 'a' ? textOf(element.parentElement) : ''; // a link differs from it
    const look = [textOf(element), beside, groundOf(element)].join(' | ');
    if (!looks.has(look)) looks.set(look, element);
  }
  const include = [...looks.values()].filter(Boolean);
  const options = {resultTypes: ['violations'], preload: false, runOnly: rules};
  const violations = include.length ? (await axe.run({include}, options)).violations : [];
  const found = violations.map(({id, nodes}) => [id, nodes.map(node => node.html.slice(0, 150))]);
  return [[...looks.keys()].slice(known.length), found];
}"""


class Axe:
    """Asked about what a page shows in turn.

    The rules of colours take it longest. Text of one look breaks them everywhere or nowhere, so it is asked
    about the first of each.
    """

    def __init__(self, page):
        self._page = page
        self._known = defaultdict(list)
        page.add_init_script(AXE_SCRIPT)  # evaluated in an open page, it is compiled anew

    def broken_rules(self):
        """The rules, each with the elements that break it."""
        return self._page.evaluate(_BROKEN, {rule: {"enabled": False} for rule in _OF_COLOURS})

    def broken_rules_of_colours(self, scheme):
        known = self._known[scheme]
        new, broken = self._page.evaluate(_BROKEN_BY_NEW_LOOKS, [_OF_COLOURS, known])
        known += new
        return broken
