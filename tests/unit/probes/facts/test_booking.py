"""Where one books with a scheduling platform, and where a platform speaks of itself."""

import pytest

from index.values.vocabulary import Action
from probes.facts.actions import apparent_actions, books

CALENDARS = [
    "https://calendly.com/oak/30min",
    "//calendly.com/oak",
    "https://cal.com/oak/intro",
    "https://app.cal.com/oak",
    "https://oak.youcanbook.me/",
    "https://oak.as.me",
    "https://app.acuityscheduling.com/schedule.php?owner=1",
    "https://oak.setmore.com",
    "https://bookings.zoho.com/portal/oak",
    "https://oak.zohobookings.eu/",
    "https://oak.cliniko.com/bookings",
    "https://oak.janeapp.com/",
    "https://clients.mindbodyonline.com/classic/ws?studioid=1",
    "https://appointlet.com/oak",
    "https://www.picktime.com/oak",
    "https://salonized.com/oak",
    "https://oak.salonized.com/",
    "https://oak.square.site/book",
    "https://book.squareup.com/appointments/1",
    "https://calendar.google.com/calendar/appointments/schedules/1",
    "https://outlook.office365.com/owa/calendar/Oak@oak.test/bookings/",
    "https://meetings-eu1.hubspot.com/oak",
    "https://www.opentable.co.uk/r/oak",
    "https://book.thefork.co.uk/oak",
    "https://www.doctolib.fr/dentiste/paris/oak",
    "https://www.treatwell.de/ort/oak/",
    "https://n1234.yclients.com/",
    "https://oak.reservio.com/",
    "https://booking.naver.com/booking/1",
    "https://doodle.com/bp/oak/call",
]
OTHERS = [
    "https://cal.com/blog/hello",
    "https://cal.com/docs",
    "https://cal.com/",
    "https://calendly.com/pricing",
    "https://calendly.com/de",
    "https://calendly.com.other.test/oak",
    "https://treatwell.other.test/oak",
    "https://www.setmore.com/",
    "https://support.cliniko.com/x",
    "https://www.janeapp.com/guide",
    "https://app.cliniko.com/login",
    "https://youcanbook.me/",
    "https://oak.square.site/",
    "https://squareup.com/shop",
    "https://calendar.google.com/calendar/embed?src=oak",
    "https://www.opentable.com/",
    "https://www.mindbodyonline.com/business",
    "https://www.booking.com/",
    "https://doodle.com/poll/1",
    "https://oak.test/calendar",
    "https://[calendly.com/oak",
    "mailto:oak@calendly.com",
    "calendly.com/oak",
]


@pytest.mark.parametrize("url", CALENDARS)
def test_a_page_of_a_business_is_for_booking_whatever_the_label(page, url):
    assert [found.action for found in apparent_actions(page(body=f'<a href="{url}">Intro</a>'))] == [
        Action.BOOK
    ]


@pytest.mark.parametrize("url", OTHERS)
def test_other_pages_of_platforms_are_not(url):
    assert not books(url)


EMBEDDED = [
    '<iframe src="https://calendly.com/oak/30min"></iframe>',
    '<iframe src="about:blank" data-src="https://oak.youcanbook.me/"></iframe>',
    '<div class="calendly-inline-widget" data-url="https://calendly.com/oak/30min"></div>',
    '<button data-cal-link="oak/30min">Meet us</button>',
]


@pytest.mark.parametrize("body", EMBEDDED)
def test_an_embedded_calendar_is_for_booking(page, body):
    assert [found.action for found in apparent_actions(page(body=body))] == [Action.BOOK]


SHOWN = [
    '<noscript><iframe src="https://calendly.com/oak"></iframe></noscript>',
    '<template><iframe src="https://calendly.com/oak"></iframe></template>',
    '<iframe src="https://calendly.com/oak" style="display: none"></iframe>',
    '<a class="twitter-share" data-url="https://oak.test/contact">Tweet</a>',
    '<div data-cal-link="blog/hello"></div>',
]


@pytest.mark.parametrize("body", SHOWN)
def test_what_nobody_sees_or_books_is_not(page, body):
    assert apparent_actions(page(body=body)) == ()
