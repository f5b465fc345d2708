import base64, hashlib, hmac, json, os, time, urllib.error, urllib.request
from http.server import BaseHTTPRequestHandler, HTTPServer

FAIRTAB = os.environ.get("FAIRTAB", "{{origin}}")
TOKEN = os.environ["FAIRTAB_TOKEN"]  # with the scope webhooks
ADDRESS = os.environ["PUBLIC_ADDRESS"]  # where Fairtab reaches this program, over https
CHAT = os.environ["CHAT_ADDRESS"]  # an incoming webhook of your chat


def post(address, body, headers={}):
    headers = {"Content-Type": "application/json", **headers}
    return urllib.request.urlopen(urllib.request.Request(address, json.dumps(body).encode(), headers))


def is_signed(headers, body):
    seconds = headers.get("webhook-timestamp", "0")
    if not seconds.isdigit() or abs(time.time() - int(seconds)) > 300:
        return False
    key = base64.b64decode(secret.removeprefix("whsec_"))
    signed = f"{headers['webhook-id']}.{seconds}.".encode() + body
    expected = "v1," + base64.b64encode(hmac.new(key, signed, hashlib.sha256).digest()).decode()
    return any(hmac.compare_digest(given, expected) for given in headers.get("webhook-signature", "").split(" "))


posted = set()


class Bot(BaseHTTPRequestHandler):
    def do_POST(self):
        body = self.rfile.read(int(self.headers["content-length"]))
        self.send_response(self.answer(body))
        self.end_headers()

    def answer(self, body):
        if not is_signed(self.headers, body):
            return 401
        # A message may come twice, and then has the same id.
        if self.headers["webhook-id"] in posted:
            return 204
        told = json.loads(body)
        if told["type"] != "payment.reported":
            return 204  # Such as a test, which has nothing in it.
        data = told["data"]
        fact, receipt = data["fact"], data["receipt"]
        price = f"{fact['amount']['amount']} {fact['amount']['currency']}"
        try:
            post(CHAT, {"text": f"{fact['by']['name']} paid {price} at {receipt['restaurantName']}"}).close()
        except urllib.error.URLError:
            return 503  # It is sent again later.
        posted.add(self.headers["webhook-id"])
        return 204

    def log_message(self, *args):
        pass


with post(f"{FAIRTAB}/api/webhooks", {"url": ADDRESS, "events": ["payment.reported"]},
          {"Authorization": f"Bearer {TOKEN}"}) as answer:
    secret = json.load(answer)["secret"]  # shown once, so keep it and do this once

server = HTTPServer(("", int(os.environ.get("PORT", "8080"))), Bot)
print("Listening", flush=True)
server.serve_forever()
